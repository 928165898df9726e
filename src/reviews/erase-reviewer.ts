import type { Payload } from 'payload';
import { linksOf } from './of-person.ts';

/**
 * Takes the name and the address of an invited person out of links, comments and signatures. Their
 * words stay, since answers refer to them; their links are revoked.
 */
export async function eraseReviewer(payload: Payload, email: string): Promise<void> {
  const ids = (await linksOf(payload, email)).map(({ id }) => id);
  if (ids.length === 0) return;
  const ofLinks = { link: { in: ids } };
  await payload.db.updateMany({ collection: 'review-comments', where: ofLinks, data: { name: '' } });
  await payload.db.updateMany({ collection: 'sign-offs', where: ofLinks, data: { name: '–' } });
  await payload.db.updateMany({
    collection: 'preview-links',
    where: { id: { in: ids } },
    data: { name: '', email: null, message: '', revoked: new Date().toISOString() },
  });
}
