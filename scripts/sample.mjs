// `npm run sample -- --remove`: removes the sample content from an installation, with the settings
// of the site.
import { sampleCommand } from '../src/ops/sample/command.ts';

process.exitCode = await sampleCommand(process.argv.slice(2));
