import { cookiePolicy } from './cookie-policy.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { termsOfService } from './terms-of-service.ts';
import type { LegalPage } from './types.ts';

export const legalPages: readonly LegalPage[] = [termsOfService, privacyPolicy, cookiePolicy];
