import type { QuotedLine } from '@feria/shared/contracts/basket';
import { useQuery } from '@tanstack/react-query';
import { quoteQuery } from '../basket/basket';
import { quoteInput } from '../basket/basket-lines';
import type { SignUpData } from './lines';
import { linesToAsk } from './sibling-seats';

/**
 * What the server says each line would get, where brothers and sisters may not all get a seat (product/registrations.md#sign-up);
 * `undefined` where they do, and until it is known.
 */
export function useSiblingQuote(data: SignUpData): readonly QuotedLine[] | undefined {
  const lines = linesToAsk(data);
  const quote = useQuery({ ...quoteQuery(quoteInput(lines)), enabled: lines.length > 0 });
  return lines.length > 0 ? quote.data?.lines : undefined;
}
