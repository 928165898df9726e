import type { Payload } from 'payload';
import type { PreviewLink, ReviewComment, SignOff } from '../cms/payload-types.ts';
import { foldedAddress } from '../lib/text/mail-address.ts';

/** Review links of an invited person, in every spelling of the address. */
export async function linksOf(payload: Payload, email: string): Promise<PreviewLink[]> {
  const { docs } = await payload.find({
    collection: 'preview-links',
    where: { email: { exists: true } },
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  const wanted = foldedAddress(email);
  return docs.filter((link) => link.email && foldedAddress(link.email) === wanted);
}

/** Comments and signatures of an invited person. */
export interface ReviewsOfPerson {
  readonly links: readonly PreviewLink[];
  readonly comments: readonly ReviewComment[];
  readonly signatures: readonly SignOff[];
}

/** Reads the review links of a person, with what was written and signed by them. */
export async function reviewsOf(payload: Payload, email: string): Promise<ReviewsOfPerson> {
  const links = await linksOf(payload, email);
  const where = { link: { in: links.map(({ id }) => id) } };
  const all = { where, sort: 'id', pagination: false, depth: 0, overrideAccess: true } as const;
  const [comments, signatures] = await Promise.all([
    payload.find({ collection: 'review-comments', ...all }),
    payload.find({ collection: 'sign-offs', ...all }),
  ]);
  return { links, comments: comments.docs, signatures: signatures.docs };
}
