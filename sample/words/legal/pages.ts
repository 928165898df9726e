import type { LegalPage } from '../../../src/sections/legal/legal-page.ts';
import { cookiePolicy } from './cookie-policy.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { termsOfService } from './terms-of-service.ts';

export const legalPages: readonly LegalPage[] = [termsOfService, privacyPolicy, cookiePolicy];
