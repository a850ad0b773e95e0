import type { FrontendProjectDetail } from '@feria/shared/contracts/frontend';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { toCents, toEuros } from '@feria/shared/rules/money';
import { formatEuros } from '../../i18n/format';
import { useIsPhone } from '../../components/form/form-dialog';
import { SCROLL_SHADE } from '../../components/scroll-shade';
import { useT } from '../../i18n';
import { isForWishes, isOrdered } from '../../catalogue/giving';
import { CancellationSteps } from '../../catalogue/cancellation-steps';
import { ProspectTag } from '../prospect-tag';
import { BookingLines } from './booking-lines';
import { totalOf, type Line } from './lines';

interface SendQuestionProps {
  project: FrontendProjectDetail;
  lines: Line[];
  /** Euros of credit of who books. */
  credit: number;
  isBusy: boolean;
  onYes: () => void;
  onNo: () => void;
}

/** The question before a sign-up is sent: everything that is booked, what is to be paid, and that it is binding. */
export function SendQuestion({ project, lines, credit, isBusy, onYes, onNo }: SendQuestionProps) {
  const t = useT();
  const isPhone = useIsPhone();
  const { due, waiting, drawn } = totalOf(lines);
  const used = Math.min(credit, due);
  const areWishes = isForWishes(project);
  const costsNothing = areWishes
    ? drawn < waiting
      ? 'signup.wishes_cost_nothing_limit'
      : 'signup.wishes_cost_nothing'
    : isOrdered(project)
      ? 'signup.held_back_costs_nothing'
      : 'signup.waiting_costs_nothing';
  const hasChanged = lines.some(({ isNowWaiting }) => isNowWaiting);
  return (
    <Dialog
      open
      onClose={() => !isBusy && onNo()}
      role="alertdialog"
      aria-labelledby="send-question-title"
      aria-describedby="send-question-text send-question-total"
      maxWidth="xs"
      fullWidth
      fullScreen={isPhone}
    >
      <DialogTitle id="send-question-title">{t('signup.question_title')}</DialogTitle>
      {/* Long lists scroll, also by keyboard. */}
      <DialogContent tabIndex={0} sx={{ ...SCROLL_SHADE, pb: 1 }}>
        <div id="send-question-text">
          <DialogContentText>{t(areWishes ? 'signup.question_wishes' : 'signup.question')}</DialogContentText>
          <BookingLines
            project={project}
            lines={lines}
            standing={({ prospect, rank }) => (
              <Box sx={{ mt: 0.5 }}>
                <ProspectTag
                  prospect={prospect}
                  rank={rank}
                  register_to={project.register_to}
                  seat={isOrdered(project) ? t('places.sure') : t('signup.place')}
                />
              </Box>
            )}
          />
        </div>
        {project.cancellation.length > 0 && (
          <Box
            component="section"
            aria-labelledby="send-question-cancellation"
            sx={{ mt: 2, typography: 'body2', color: 'text.secondary' }}
          >
            <Typography variant="subtitle2" component="h3" id="send-question-cancellation">
              {t('cancellation.title')}
            </Typography>
            <CancellationSteps steps={project.cancellation} />
          </Box>
        )}
      </DialogContent>
      {/* Outside of what scrolls: on a phone too the sum is seen before the answer is given. */}
      <Box sx={{ px: 3, pt: 1 }}>
        <div id="send-question-total">
          <Box
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              gap: 2,
              pt: 1,
              borderTop: '2px solid',
              borderColor: 'divider',
              fontWeight: 900,
            }}
          >
            <span>{t('signup.due')}</span>
            <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
              {formatEuros(due)}
            </Box>
          </Box>
          {used > 0 && (
            <DialogContentText sx={{ mt: 0.5, color: 'text.primary' }}>
              {t('signup.credit', {
                used: formatEuros(used),
                rest: formatEuros(toEuros(toCents(due) - toCents(used))),
              })}
            </DialogContentText>
          )}
          {waiting > 0 && (
            <DialogContentText variant="body2" sx={{ mt: 0.5 }}>
              {t(costsNothing, { price: formatEuros(waiting), drawn: formatEuros(drawn) })}
            </DialogContentText>
          )}
        </div>
        <Box role="status" sx={{ mt: 1 }}>
          {isBusy ? (
            <DialogContentText>{t('signup.is_sending')}</DialogContentText>
          ) : (
            hasChanged && (
              <Alert severity="warning" role="none">
                {t('signup.question_changed')}
              </Alert>
            )
          )}
        </Box>
      </Box>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button color="inherit" onClick={onNo} disabled={isBusy}>
          {t('action.cancel')}
        </Button>
        <Button variant="contained" onClick={onYes} loading={isBusy} autoFocus>
          {t('signup.question_yes')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
