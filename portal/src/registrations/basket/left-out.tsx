import type { KeptBasket } from '@feria/shared/contracts/basket';
import type { MyFamily } from '@feria/shared/contracts/family';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useI18n } from '../../i18n';
import { useChangeBasket } from './basket';
import { itemsOf, lineName, type BasketData } from './basket-items';

interface LeftOutProps {
  family: MyFamily;
  projects: BasketData['projects'];
  leftOut: KeptBasket['left_out'];
}

/** What is not in the basket any more though the parent did not take it out, and why; said until the parent has read it. */
export function LeftOut({ family, projects, leftOut }: LeftOutProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const changeBasket = useChangeBasket();
  if (!leftOut.length) return null;
  const messageOf = (line: { child_id: number; course_week_id: number }): string =>
    leftOut.find((other) => other.child_id === line.child_id && other.course_week_id === line.course_week_id)
      ?.message ?? '';
  return (
    <Alert
      severity="info"
      sx={{ mt: 2 }}
      action={
        <Button
          color="inherit"
          size="small"
          onClick={() => void changeBasket((lines) => lines, { forgetLeftOut: true })}
        >
          {t('basket.left_out_read')}
        </Button>
      }
    >
      <strong>{t('basket.left_out')}</strong>
      {itemsOf({ lines: leftOut, family, projects, quote: undefined }).map((item) => (
        <div key={`${item.line.child_id}-${item.line.course_week_id}`}>
          {lineName(item, i18n)}: {messageOf(item.line)}
        </div>
      ))}
    </Alert>
  );
}
