/**
 * Capabilities of the software: for visitors (V), editors and sales staff (E), operators (O). The
 * title of every browser test names a capability, and every capability has a test:
 * `scripts/lib/testing/capabilities.test.ts` checks both.
 */
export const capabilities = {
  V1: 'read every kind of page, whole and without a fault, on phones and wide windows',
  V2: 'reach every page by menus, links and the footer, with script and without',
  V3: 'search work, articles, services and jobs',
  V4: 'narrow lists of work and articles, share what was chosen, and go back',
  V5: 'look through pictures, cases and films, by pointer, finger and keyboard',
  V6: 'open services, questions and dialogs, and get back to where they were',
  V7: 'send an enquiry or an application, with script and without, and lose nothing of it',
  V8: 'compare prices and carry a choice to the form',
  V9: 'reach an existing page from an old or wrong address',
  V10: 'get answers that are quick, small and safe',
  V11: 'be found: by search engines, feeds, language models and shared links',
  V12: 'see each section as it was drawn, in every state and with any content',
  V13: 'use their own colours, type size, motion, printer and browser',
  E1: 'sign in, with a second factor where wanted, and get back in',
  E2: 'write, change and publish, and see it on the site within a second',
  E3: 'compose pages of sections, with errors found before publication',
  E4: 'keep pictures, films and marks, and find where each is used',
  E5: 'work beside others and through lost connections without losing text',
  E6: 'preview drafts, share them, have them approved and schedule them',
  E7: 'read, assign and answer enquiries, and erase a person',
  E8: 'change name, menus, facts, hours and redirects in one place',
  E9: 'see and do only what their role allows',
  E10: 'read how the site is visited',
  E11: 'use the panel with any device, by keyboard and screen reader',
  O1: 'start, stop and start again, and read in one line what is wrong',
  O2: 'start empty, remove the sample, and change the brand',
  O3: 'run several instances, with PostgreSQL, an object store and a delivery network',
  O4: 'back up, restore and move content in and out',
  O5: 'lose nothing when the machine, the disk or a service fails',
  O6: 'withstand hostile requests',
  O7: 'see what the site does, in logs and metrics, and develop it',
} as const;
