import type { RenderedMail } from './mail-renderer.js';

/** The mail as a page, with its pictures in it. */
export function mailPage({ html, images }: Pick<RenderedMail, 'html' | 'images'>): string {
  return images.reduce(
    (shown, { cid, content }) =>
      shown.replaceAll(`src="cid:${cid}"`, `src="data:image/png;base64,${content.toString('base64')}"`),
    html,
  );
}
