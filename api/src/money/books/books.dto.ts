import { REASON_MAX } from '@feria/shared';
import { DateField, Text } from '../../core/http/validators.js';

/** Body of `POST /api/books/close`. */
export class CloseBooksBody {
  @DateField({ required: true, description: 'Last day that is closed; yesterday at the latest' })
  until: string;
}

/** Body of `POST /api/books/open`. */
export class OpenBooksBody {
  @DateField({ description: 'Last day that stays closed; without it nothing stays closed' })
  until?: string | null;

  @Text({
    required: true,
    max: REASON_MAX,
    description: 'Why they are opened again; the log of changes keeps it',
  })
  reason: string;
}
