/** A file has nothing in it; it is not sent [IMP-02]. */
export class FileEmpty extends Error {
  override name = 'FileEmpty';
}
