import type { Payload, PayloadRequest } from 'payload';
import { writeSection } from '../../blocks/block.ts';
import { writeFields } from '../../blocks/field-type.ts';
import { serviceFields } from '../../blocks/service.ts';
import type { ServiceData } from '../../domain/service.ts';
import { blockNamed } from '../../sections/blocks.ts';
import type { BrandPage } from '../../sections/brand-page.ts';
import { BrandPlacing } from './placing.ts';
import type { Receipt } from './seed-notes.ts';

/** Writes pages with the records that they show, in the transaction of the request. */
export async function writePages(
  payload: Payload,
  req: PayloadRequest,
  receipt: Receipt,
  pages: readonly BrandPage[],
): Promise<void> {
  const placing = new BrandPlacing(payload, req, receipt);
  for (const { path, title, description, ground, menu, service, sections } of pages) {
    const stored: object[] = [];
    for (const section of sections) {
      const definition = blockNamed(section.block);
      if (definition) stored.push(await writeSection(definition, section, placing));
    }
    const making = payload.create({
      collection: 'pages',
      data: {
        _status: 'published',
        path,
        title,
        description,
        ground,
        ...(menu && menu !== 'search' ? { menu } : {}),
        // Produced by the fields of the blocks, each of which has its own generated type.
        sections: stored as never,
        ...(service ? { service: (await writeFields(serviceFields, service as ServiceData, placing)) as never } : {}),
      },
      overrideAccess: true,
      depth: 0,
      req,
    });
    await receipt.of('pages', making);
  }
}
