import jsqr from 'jsqr';
import sharp from 'sharp';

/** For Node the package is CommonJS, whose default its types find one step deeper than Jest does. */
const decode = jsqr as unknown as typeof jsqr.default;

/** The text of a QR code in a picture, as a phone reads it. */
export async function readQrCode(picture: Buffer): Promise<string | null> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  // Bytes, not `data` of the answer: the payload says itself that it is UTF-8.
  const code = decode(new Uint8ClampedArray(data), info.width, info.height);
  return code && Buffer.from(code.binaryData).toString('utf8');
}
