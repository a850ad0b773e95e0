/**
 * The file name in a `Content-Disposition` header (RFC 6266). When the header has both forms, the UTF-8 one (`filename*=`)
 * wins over the ASCII one (`filename=`).
 * @returns `null` without a header or without a name in it
 */
export function fileNameOf(disposition: string | null): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded) {
    try {
      return decodeURIComponent(encoded);
    } catch {
      // Invalid percent-encoding: fall back to `filename=`.
    }
  }
  return (
    /filename=(?:"([^"]*)"|([^;\s]+))/i
      .exec(disposition ?? '')
      ?.slice(1)
      .find(Boolean) ?? null
  );
}
