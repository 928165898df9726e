import config from '@payload-config';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation.js';
import { importMap } from '../importMap.js';

interface AdminPage {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
}

export const generateMetadata = ({ params, searchParams }: AdminPage): Promise<Metadata> =>
  generatePageMetadata({ config, params, searchParams });

export default async function Page({ params, searchParams }: AdminPage) {
  // Payload creates the first user at start. The server already refuses this path; this check holds
  // if that one is bypassed.
  const { segments = [] } = (await params) as { segments?: string[] };
  if (segments[0]?.toLowerCase().trim() === 'create-first-user') notFound();
  return RootPage({ config, params, searchParams, importMap });
}
