import { formatEuros, isMoney, type ContentLanguage, type FigureName } from '@feria/shared';
import { figureMessages } from '@feria/shared/i18n/figures';

/** A figure as people read it. @param isHidden whether one that is missing is hidden: else it cannot be told */
export function showFigure(
  figure: FigureName,
  value: number | null | undefined,
  language: ContentLanguage,
  isHidden: boolean,
): string {
  if (value === null || value === undefined)
    return isHidden ? figureMessages[language].hidden : figureMessages[language].none;
  return isMoney(figure) ? formatEuros(value) : String(value);
}
