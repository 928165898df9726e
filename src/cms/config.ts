import { settings } from '../env.ts';
import { contentSystem } from './content-system.ts';

// What the panel and Payload's own commands read: the content system for the settings of this
// process.
export default contentSystem(settings());
