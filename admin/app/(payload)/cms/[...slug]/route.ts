import config from '@payload-config';
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes';
import { withNoStore } from '../../../../../src/cms/rest/no-store.ts';

export const GET = withNoStore(REST_GET(config));
export const POST = withNoStore(REST_POST(config));
export const DELETE = withNoStore(REST_DELETE(config));
export const PATCH = withNoStore(REST_PATCH(config));
export const PUT = withNoStore(REST_PUT(config));
export const OPTIONS = withNoStore(REST_OPTIONS(config));
