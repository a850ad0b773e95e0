import { formatEuros, isMoney, type ContentLanguage, type FigureName } from '@feria/shared';
import { figureMessages } from '@feria/shared/i18n/figures';

/** A figure as people read it; a point where it is hidden. */
export function showFigure(
  figure: FigureName,
  value: number | null | undefined,
  language: ContentLanguage,
): string {
  if (value === null || value === undefined) return figureMessages[language].hidden;
  return isMoney(figure) ? formatEuros(value) : String(value);
}
