import type { BrandPage } from '../../../src/sections/brand-page.ts';
import { home } from './home.ts';
import { firstService, secondService } from './services.ts';

/**
 * Pages that an empty database receives, home first. Contact and privacy policy come with the
 * software as long as they are missing here.
 */
export const pages: readonly BrandPage[] = [home, firstService, secondService];
