// `npm run sample -- --remove`: takes the sample content out of an installation, with the settings
// of the site.
import { sampleCommand } from '../src/cms/seeding/removal/command.ts';

process.exit(await sampleCommand(process.argv.slice(2)));
