import { LANGUAGE_HEADER } from '@feria/shared';
import { readFile, save } from '@feria/shared/browser/download';
import { HttpError } from 'react-admin';
import { requestLanguage, withLogin } from './http';

/**
 * Uploads a file for an answer that is a file too, and hands that to the browser.
 * @param path of the API, with its query
 * @param part name of the multipart field
 * @returns the name of the file
 * @throws HttpError
 */
export async function uploadForFile(
  path: string,
  { part, file }: { part: string; file: File },
): Promise<string> {
  const body = new FormData();
  body.append(part, file);
  return withLogin('reads', async (token) => {
    const headers = { [LANGUAGE_HEADER]: requestLanguage.current, Authorization: `Bearer ${token ?? ''}` };
    const answer = await fetch(`/${path}`, { method: 'POST', headers, body });
    if (!answer.ok) throw new HttpError('', answer.status, await answer.json());
    const { blob, name } = await readFile(answer, file.name);
    save(blob, name);
    return name;
  });
}
