import { crc32 } from 'node:zlib';
import type { Payload } from 'payload';
import type { Delivery } from '../cms/payload-types.ts';
import { parseSettings, type Settings } from '../config/env.ts';
import type { DestinationId } from '../domain/destinations.ts';
import { organisationFacts } from '../domain/organisation.ts';
import type { ReceivedFile } from './routes/receive.ts';
import { storeSubmission } from './store/store.ts';

/**
 * Returns an uncompressed zip archive. `claimedSize` is the unpacked size that each entry declares.
 */
export function zipOf(
  entries: Readonly<Record<string, string>>,
  { claimedSize }: { claimedSize?: number } = {},
): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(entries)) {
    const data = Buffer.from(content);
    const title = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(claimedSize ? 8 : 0, 4);
    common.writeUInt32LE(crc32(data), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(claimedSize ?? data.length, 18);
    common.writeUInt16LE(title.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, title, data]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    central.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, tail, title]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(central.length, 8);
  end.writeUInt16LE(central.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

export const settingsWith = (more: Readonly<Record<string, string>>): Settings =>
  parseSettings({ ...process.env, ...more });

/** Time after which all delivery pauses are over. */
export const afterwards = () => new Date(Date.now() + 4 * 24 * 60 * 60 * 1000);

let stored = 0;

/** Stores an enquiry for one destination and returns its ID. */
export async function storeEnquiry(
  payload: Payload,
  destination: DestinationId,
  values: Readonly<Record<string, string>> = {},
  file?: ReceivedFile & { readonly type: string },
): Promise<number> {
  stored += 1;
  const result = await storeSubmission(
    payload,
    {
      kind: 'enquiry',
      key: `a-key-of-this-test-${stored}`,
      fingerprint: `fingerprint ${stored}`,
      source: '/contact-us',
      language: 'en-GB',
      values: {
        name: 'M. Chan',
        company: 'Number Six',
        email: 'shop@six.example',
        phone: '6',
        message: 'Noodles',
        ...values,
      },
      file,
    },
    [destination],
  );
  if (result.outcome !== 'stored') throw new Error('It was not stored.');
  return result.id;
}

const translated = { name: '六號', address: '香港黃竹坑道信號大廈9樓', email: 'six@translated.example' };

/** Stores name, address and mail of the organisation, translated into Chinese. */
export async function translateFacts(payload: Payload): Promise<void> {
  for (const [token, text] of Object.entries(translated)) {
    const fact = organisationFacts.find((one) => one.token === token);
    if (!fact) throw new Error(`There is no fact "${token}".`);
    const { id: record } = await payload.create({ collection: 'facts', data: fact });
    const texts = { value: { text, from: fact.value } };
    await payload.create({
      collection: 'translations',
      data: { of: 'facts', record, language: 'zh-Hant-HK', texts, _status: 'published' },
    });
  }
}

/** Returns the only delivery of a submission. */
export async function findDelivery(payload: Payload, submission: number): Promise<Delivery> {
  const { docs } = await payload.find({
    collection: 'deliveries',
    where: { submission: { equals: submission } },
    depth: 0,
  });
  const [delivery] = docs;
  if (!delivery) throw new Error('There is no delivery.');
  return delivery;
}
