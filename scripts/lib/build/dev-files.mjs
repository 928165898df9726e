/**
 * Folders of `src` whose code runs in the server. Vite renders pages and sections and sees their
 * changes itself.
 */
const rooms = 'server|cms|api|enquiries|blocks|content|analytics|seo|social-images|lib|domain|i18n|forms|config';

const serverSide = new RegExp(`^src/(?:(?:${rooms})/.*\\.tsx?|sections/.*\\.block\\.ts)$`);
const ofBrand = /^(?:facts\.ts|(?:words|languages)\/.*\.ts|pages\/.*)$/;

/**
 * Whether a change requires a restart of the server: of its code, of fields of editors, of settings
 * or of the brand.
 *
 * @param {string} file from the root of the project, with slashes
 * @param {string} brandFolder likewise
 */
export function startsAnew(file, brandFolder) {
  if (/\.test\.tsx?$|payload-types/.test(file)) return false;
  if (file === '.env' || serverSide.test(file)) return true;
  return file.startsWith(`${brandFolder}/`) && ofBrand.test(file.slice(brandFolder.length + 1));
}
