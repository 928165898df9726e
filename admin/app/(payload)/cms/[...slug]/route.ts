import config from '@payload-config';
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes';
import { unkept } from '../../../../../src/cms/rest/unkept.ts';

export const GET = unkept(REST_GET(config));
export const POST = unkept(REST_POST(config));
export const DELETE = unkept(REST_DELETE(config));
export const PATCH = unkept(REST_PATCH(config));
export const PUT = unkept(REST_PUT(config));
export const OPTIONS = unkept(REST_OPTIONS(config));
