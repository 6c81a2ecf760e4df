@rem `exec` for the scripts of package.json on Windows, where the shell has no such command: see scripts/start.mjs.
@%*
