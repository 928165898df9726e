import { settings } from '../config/env.ts';
import { contentSystem } from './content-system.ts';

// Configuration for the panel and Payload's commands, from the settings of this process.
export default contentSystem(settings());
