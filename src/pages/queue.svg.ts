import type { APIRoute } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { inks } from '../config/brand/inks.ts';
import { Queue } from '../sections/footer/queue.tsx';
import mascotRules from '../ui/mascot/mascot.module.css?inline';

export const prerender = true;

const colours = Object.entries(inks).map(
  ([name, value]) => `svg{--${name}:${value}}[data-ink=${name}]{color:${value}}`,
);
const css = [...colours, mascotRules, 'svg{--mascot-prop:var(--paper)}'].join('');

/**
 * Drawing in every footer, a file shared by all pages and loaded only when it comes near the view.
 */
export const GET: APIRoute = () =>
  new Response(renderToStaticMarkup(createElement(Queue, { css, rain: inks.accent3 })), {
    headers: { 'content-type': 'image/svg+xml' },
  });
