/** The path of the application's page that makes a phone the camera; the token of the link is in the fragment. */
export const PHONE_CAMERA_PATH = '/camera';
