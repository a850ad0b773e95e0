/** Reading a file that a server sends, the same in both frontends. */

/** How far a download is, in bytes. `total` is unknown while the server makes the file as it sends it. */
export interface DownloadProgress {
  loaded: number;
  total: number | null;
}

/** A file that was read to its end. */
export interface DownloadedFile {
  blob: Blob;
  name: string;
}

/**
 * Reads the body of an answer that is a file.
 * @param fallbackName used when the answer names no file
 * @throws TypeError when the connection breaks before the end
 */
export async function readFile(
  response: Response,
  fallbackName: string,
  onProgress?: (progress: DownloadProgress) => void,
): Promise<DownloadedFile> {
  const length = response.headers.get('Content-Length');
  // The length of a compressed body says nothing about what comes out of it.
  const total = length && !response.headers.get('Content-Encoding') ? Number(length) : null;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let loaded = 0;
  onProgress?.({ loaded, total });
  const reader = response.body?.getReader();
  for (;;) {
    const step = await reader?.read();
    if (!step || step.done) break;
    parts.push(step.value as Uint8Array<ArrayBuffer>);
    loaded += step.value.byteLength;
    onProgress?.({ loaded, total });
  }
  return {
    blob: new Blob(parts, { type: response.headers.get('Content-Type') ?? '' }),
    name: fileNameOf(response.headers.get('Content-Disposition')) ?? fallbackName,
  };
}

/** The name in a `Content-Disposition` header (RFC 6266); the one in UTF-8 before the one in ASCII. */
export function fileNameOf(disposition: string | null): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded) {
    try {
      return decodeURIComponent(encoded);
    } catch {
      // Badly written: the other name will do.
    }
  }
  return (
    /filename=(?:"([^"]*)"|([^;\s]+))/i
      .exec(disposition ?? '')
      ?.slice(1)
      .find(Boolean) ?? null
  );
}

/** A size as people read it: `0,8 MB`. */
export function formatSize(bytes: number): string {
  const megabytes = (bytes / 1_000_000).toFixed(1).replace('.', ',');
  return `${megabytes} MB`;
}
