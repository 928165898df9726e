import { currentSettings } from '../config/env.ts';
import { compose } from './composition.ts';

// Configuration for the panel and Payload's commands, from the settings of this process.
export default compose(currentSettings());
