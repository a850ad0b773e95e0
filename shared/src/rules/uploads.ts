/**
 * What may be uploaded (product/office.md#uploads). The API decides by the content; names and types that a browser claims count only
 * as a first look in the form.
 */

/** Where uploads are served: `/uploads/<random>.<extension>`. */
export const UPLOADS = '/uploads';

/** Parameter of the address of an upload: what a file that is saved is called, without its extension. */
export const UPLOAD_NAME = 'name';

/** The address of an uploaded file with the name under which a browser saves it; the server cleans the name. */
export function namedUpload(address: string, name: string): string {
  return `${address}?${new URLSearchParams({ [UPLOAD_NAME]: name }).toString()}`;
}

const MEGABYTE = 1024 * 1024;

/** Most bytes of an image, and of a file (PDF). */
export const IMAGE_MAX_BYTES = 10 * MEGABYTE;
export const FILE_MAX_BYTES = 20 * MEGABYTE;
/** Most pixels of an image. */
export const IMAGE_MAX_PIXELS = 40_000_000;

/** Media types that are taken, as `<input type="file" accept>` wants them. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;
export const FILE_TYPES = ['application/pdf'] as const;

/** Height in pixels of an image for a footer: it is scaled to exactly that (product/office.md#uploads). */
export const FOOTER_HEIGHT = 100;

/**
 * What an image is for: a `picture` is kept as WebP at most 1600 wide, a `logo` as PNG (mails show it, and not every
 * mail client knows WebP), a `footer` at {@link FOOTER_HEIGHT}.
 */
export type ImageUse = 'picture' | 'logo' | 'footer';

/** Address to which a resource's files are uploaded, without the leading slash: `api/course/upload`. */
export function uploadPath(resource: string): string {
  return `api/${resource}/upload`;
}

/** Most bytes of a field's upload. */
export function maxUploadBytes(type: 'image' | 'file'): number {
  return type === 'image' ? IMAGE_MAX_BYTES : FILE_MAX_BYTES;
}

/** The same in megabytes, as messages say it. */
export function maxUploadMegabytes(type: 'image' | 'file'): number {
  return maxUploadBytes(type) / MEGABYTE;
}

/** The name of the multipart field that uploads a field. */
export function uploadPart(field: { type: 'image' | 'file'; part?: string }): string {
  return field.part ?? field.type;
}
