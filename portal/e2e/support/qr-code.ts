import type { Locator } from '@playwright/test';
import jsqr from 'jsqr';
import sharp from 'sharp';

/** The package is CommonJS; what an import gives depends on who loads it. */
const decode = ((jsqr as unknown as { default?: unknown }).default ?? jsqr) as typeof jsqr;

/** The text of the QR code that an element shows, read from the screen as a phone does. */
export async function readQrCode(element: Locator): Promise<string | null> {
  const { data, info } = await sharp(await element.screenshot())
    .resize({ width: 600, kernel: 'nearest' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const code = decode(new Uint8ClampedArray(data), info.width, info.height);
  return code && Buffer.from(code.binaryData).toString('utf8');
}
