// npm run build: makes the production build, whether it is needed or not.
import { build } from './setup/build.mjs';
import { installPackages, requireNode } from './setup/install.mjs';
import { runScript } from './setup/paths.mjs';

await runScript(() => {
  requireNode();
  installPackages();
  const { status, output } = build();
  console.log(output);
  process.exitCode = status;
});
