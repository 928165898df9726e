import type { RedirectRule } from '../../src/content/words.ts';

const home: RedirectRule[] = [
  '/clients',
  '/clients/:kind(sme|startups|corporates)',
  '/services',
  '/home',
  '/index.html',
  '/services.html',
].map((from) => ({ from, to: '/' }));

const pages: RedirectRule[] = [
  { from: '/about', to: '/about-us' },
  { from: '/about.html', to: '/about-us' },
  { from: '/contact', to: '/contact-us' },
  { from: '/contact.html', to: '/contact-us' },
];

const services: RedirectRule[] = [
  { from: '/website-maintenance', to: '/services/website-maintenance' },
  { from: '/services/maintenance', to: '/services/website-maintenance' },
  { from: '/services/ecommerce/shopify', to: '/services/shopify-hong-kong' },
  { from: '/services/ecommerce/shopify-hong-kong', to: '/services/shopify-hong-kong' },
  { from: '/services/ecommerce/craft-commerce', to: '/services/ecommerce' },
  { from: '/services/shopify', to: '/services/shopify-hong-kong' },
  { from: '/services/web-design', to: '/services/web-design-hong-kong' },
  { from: '/services/web-development', to: '/web-development' },
  { from: '/services/strategy', to: '/strategy' },
];

/** What the site before sold beside email, each on a page of its own. */
const channel = ':channel(seo|sem|ppc|google-ads|facebook-ads|social-media|social-media-marketing|content-marketing)';

const marketing: RedirectRule[] = [
  { from: '/services/performance-marketing/email-marketing-hong-kong', to: '/services/email-marketing-hong-kong' },
  { from: '/services/performance-marketing/email-marketing', to: '/services/email-marketing-hong-kong' },
  { from: '/services/email-marketing', to: '/services/email-marketing-hong-kong' },
  { from: '/email-marketing', to: '/services/email-marketing-hong-kong' },
  { from: '/services/performance-marketing', to: '/services/seo' },
  { from: `/services/performance-marketing/${channel}`, to: '/services/seo' },
  { from: '/services/digital-marketing', to: '/services/seo' },
  { from: `/services/digital-marketing/${channel}`, to: '/services/seo' },
  { from: '/performance-marketing', to: '/services/seo' },
  { from: '/digital-marketing', to: '/services/seo' },
  { from: '/seo', to: '/services/seo' },
  { from: '/seo-hong-kong', to: '/services/seo' },
  { from: '/content-marketing', to: '/insights' },
  {
    from: '/government-funding',
    to: '/insights/top-hong-kong-startup-and-sme-government-funding-options',
    otherwise: '/insights',
  },
];

const insights: RedirectRule[] = [
  { from: '/insights/:list(page|topics?|category)', to: '/insights' },
  { from: '/insights/:list(page|topics?|category)/*', to: '/insights' },
  { from: '/insights/p:number(\\d+)', to: '/insights' },
  { from: '/blog', to: '/insights' },
  { from: '/blog.html', to: '/insights' },
  { from: '/blog/page/*', to: '/insights' },
  { from: '/blog/topic/*', to: '/insights' },
  { from: '/blog/category/*', to: '/insights' },
  { from: '/blog/tag/*', to: '/insights' },
  { from: '/blog/:slug', to: '/insights/:slug', otherwise: '/insights' },
  { from: '/blog/:year(\\d{4})/:month(\\d{2})/:slug', to: '/insights/:slug', otherwise: '/insights' },
  { from: '/blog/*', to: '/insights' },
];

const jobFolder = '/:folder(jobs?|careers?|join-us)';

const jobs: RedirectRule[] = [
  { from: '/job', to: '/jobs' },
  { from: '/jobs.html', to: '/jobs' },
  { from: '/careers', to: '/jobs' },
  { from: '/career', to: '/jobs' },
  { from: '/join-us', to: '/jobs' },
  { from: `${jobFolder}/:name(.*(?:ux|ui|design).*)`, to: '/jobs/ux-ui-designer-jobs', otherwise: '/jobs' },
  { from: `${jobFolder}/:name(.*(?:marketing|seo|ads).*)`, to: '/jobs/performance-marketing-jobs', otherwise: '/jobs' },
  { from: `${jobFolder}/:name(.*(?:develop|engineer|program).*)`, to: '/jobs/web-developer-jobs', otherwise: '/jobs' },
  { from: `${jobFolder}/:name(.*(?:strateg|project).*)`, to: '/jobs/digital-strategist-jobs', otherwise: '/jobs' },
  { from: `${jobFolder}/*`, to: '/jobs' },
];

const caseFolder = '/:folder(case-stud(?:y|ies)|portfolio|projects?|our-work)';

const work: RedirectRule[] = [
  { from: caseFolder, to: '/work' },
  { from: `${caseFolder}/:slug.html`, to: '/work/:slug', otherwise: '/work' },
  { from: `${caseFolder}/:slug`, to: '/work/:slug', otherwise: '/work' },
  { from: `${caseFolder}/*`, to: '/work' },
  { from: '/work.html', to: '/work' },
  { from: '/work/:slug.html', to: '/work/:slug', otherwise: '/work' },
  { from: '/work/*', to: '/work' },
  { from: '/insights/:slug.html', to: '/insights/:slug' },
  { from: '/services/:slug.html', to: '/services/:slug' },
  { from: '/:slug.html', to: '/:slug' },
  { from: '/:slug.html', to: '/work/:slug' },
];

export const redirectRules: readonly RedirectRule[] = [
  ...home,
  ...pages,
  ...services,
  ...marketing,
  ...insights,
  ...jobs,
  ...work,
];
