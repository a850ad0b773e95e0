import Box from '@mui/material/Box';

/** Shows the HTML of a message, which the server has sanitised, in a frame in which nothing runs. */
export function MailFrame({ title, html }: { title: string; html: string }) {
  return (
    <Box
      component="iframe"
      title={title}
      sandbox=""
      srcDoc={`<!doctype html><html><body>${html}</body></html>`}
      sx={{ width: 1, height: 220, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: '#fff' }}
    />
  );
}
