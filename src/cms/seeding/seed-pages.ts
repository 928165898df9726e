import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload';
import { writeSection } from '../../blocks/block.ts';
import { writeFields } from '../../blocks/kind.ts';
import { serviceFields } from '../../blocks/service.ts';
import { blockNamed } from '../../sections/blocks.ts';
import type { BrandPage } from '../../sections/brand-page.ts';
import type { ServiceData } from '../../shared/service.ts';
import { words } from '../at-start.ts';
import { BrandPlacing } from './placing.ts';

/** Says that the pages have been received: an installation gets them once, also when all of them were deleted since. */
const received = 'brand-pages-received';

/** Claims and prices first: copy that names one that is not there does not publish. */
async function writeFacts(payload: Payload, req: PayloadRequest): Promise<void> {
  for (const fact of words.facts)
    await payload.create({ collection: 'facts', data: { ...fact }, overrideAccess: true, depth: 0, req });
}

async function writePage(payload: Payload, req: PayloadRequest, placing: BrandPlacing, page: BrandPage): Promise<void> {
  const { path, title, description, ground, menu, service, sections } = page;
  const stored: object[] = [];
  for (const section of sections) {
    const definition = blockNamed(section.block);
    if (definition) stored.push(await writeSection(definition, section, placing));
  }
  await payload.create({
    collection: 'pages',
    data: {
      _status: 'published',
      ...{ path, title, description, ground },
      ...(menu && menu !== 'search' ? { menu } : {}),
      // Written by the fields of their blocks, of which Payload makes a type each.
      sections: stored as never,
      ...(service ? { service: (await writeFields(serviceFields, service as ServiceData, placing)) as never } : {}),
    },
    overrideAccess: true,
    depth: 0,
    req,
  });
}

/**
 * Gives an installation that has never had them the pages of the brand, whole or not at all.
 *
 * @throws when a page says more than its sections hold; nothing has been written then.
 */
export async function seedPages(payload: Payload, say: (line: string) => void): Promise<void> {
  if (await payload.kv.has(received)) return;
  const { pages } = words;
  const { totalDocs } = await payload.count({ collection: 'pages', overrideAccess: true });
  if (totalDocs === 0) {
    say(`Adding ${pages.length} pages …`);
    const req = await createLocalReq({}, payload);
    await initTransaction(req);
    try {
      await writeFacts(payload, req);
      const placing = new BrandPlacing(payload, req);
      for (const page of pages) await writePage(payload, req, placing, page);
      await commitTransaction(req);
    } catch (error) {
      await killTransaction(req);
      throw error;
    }
  }
  await payload.kv.set(received, new Date().toISOString());
}
