import { Text } from '../../core/http/validators.js';

/** Body of `POST /api/course/{id}/draw`. */
export class PublishDrawBody {
  @Text({
    max: 64,
    description:
      'Of the preview that was looked at; with it the answer is 409 when something has changed since',
  })
  fingerprint?: string | null;
}
