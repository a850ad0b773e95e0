import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import FormatUnderlined from '@mui/icons-material/FormatUnderlined';
import InsertLink from '@mui/icons-material/InsertLink';
import LooksOne from '@mui/icons-material/LooksOneOutlined';
import LooksTwo from '@mui/icons-material/LooksTwoOutlined';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { type Editor, useEditorState } from '@tiptap/react';
import { useTiptapEditor } from 'ra-input-rich-text';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type EditorKey, useEditorWords } from './editor-words';
import { AskingDialog, CancelButton } from '../asking/asking-dialog';

interface Format {
  name: string;
  label: EditorKey;
  icon: ReactNode;
  toggle: (editor: Editor) => boolean;
}

const formats: Format[] = [
  {
    name: 'bold',
    label: 'bold',
    icon: <FormatBold fontSize="inherit" />,
    toggle: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'italic',
    label: 'italic',
    icon: <FormatItalic fontSize="inherit" />,
    toggle: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'underline',
    label: 'underline',
    icon: <FormatUnderlined fontSize="inherit" />,
    toggle: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  {
    name: 'bulletList',
    label: 'bullet_list',
    icon: <FormatListBulleted fontSize="inherit" />,
    toggle: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    label: 'ordered_list',
    icon: <FormatListNumbered fontSize="inherit" />,
    toggle: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
];

/** Headings of the options. */
const levels = [1, 2] as const;
const levelIcons = { 1: <LooksOne fontSize="inherit" />, 2: <LooksTwo fontSize="inherit" /> };

/** The toolbar of the editor. It offers only the formats that the server keeps. */
export function RichTextButtons({ headings = false }: { headings?: boolean }) {
  const editor = useTiptapEditor() as Editor | null;
  const words = useEditorWords();
  const [linking, setLinking] = useState(false);
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) => [
      ...[...formats.map(({ name }) => name), 'link'].filter((name) => current?.isActive(name)),
      ...levels.filter((level) => current?.isActive('heading', { level })).map((level) => `h${level}`),
    ],
  });
  if (!editor) return null;
  return (
    <>
      <ToggleButtonGroup size="small" value={active} aria-label={words('toolbar')}>
        {formats.map(({ name, label, icon, toggle }) => (
          <ToggleButton key={name} value={name} aria-label={words(label)} onClick={() => toggle(editor)}>
            {icon}
          </ToggleButton>
        ))}
        {headings &&
          levels.map((level) => (
            <ToggleButton
              key={level}
              value={`h${level}`}
              aria-label={words('heading', { level })}
              onClick={() => editor.chain().focus().toggleHeading({ level }).run()}
            >
              {levelIcons[level]}
            </ToggleButton>
          ))}
        <ToggleButton value="link" aria-label={words('link')} onClick={() => setLinking(true)}>
          <InsertLink fontSize="inherit" />
        </ToggleButton>
      </ToggleButtonGroup>
      {linking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </>
  );
}

const ADDRESS = /^(https?:\/\/[^\s.]+\.\S+|mailto:[^\s@]+@\S+|tel:[+\d\s-]+)$/i;

/** `www.example.org` is meant as a web address. */
function complete(address: string): string {
  const trimmed = address.trim();
  if (/^[a-z]+:/i.test(trimmed)) return trimmed;
  return trimmed.includes('@') ? `mailto:${trimmed}` : `https://${trimmed}`;
}

/** Asks for the address of a link; without selected text the address itself is written. */
function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const current: unknown = editor.getAttributes('link').href;
  const [address, setAddress] = useState(typeof current === 'string' ? current : '');
  const [wrong, setWrong] = useState(false);
  const translate = useTranslate();
  const words = useEditorWords();
  const set = () => {
    const href = complete(address);
    if (!ADDRESS.test(href)) return setWrong(true);
    const chain = editor.chain().focus().extendMarkRange('link');
    const inserted = editor.state.selection.empty && !editor.isActive('link');
    if (inserted) {
      chain
        .insertContent({ type: 'text', text: address.trim(), marks: [{ type: 'link', attrs: { href } }] })
        .run();
    } else {
      chain.setLink({ href }).run();
    }
    onClose();
  };
  const unlink = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  return (
    <AskingDialog open onClose={onClose} fullWidth maxWidth="xs">
      <DialogTitle>{words('link_title')}</DialogTitle>
      <DialogContent>
        <TextField
          autoFocus
          sx={{ mt: 1 }}
          label={words('link_address')}
          value={address}
          onChange={(event) => setAddress(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // In React's tree the dialog is inside the form: Enter would save the record.
            event.preventDefault();
            set();
          }}
          error={wrong}
          helperText={wrong ? words('link_invalid') : ' '}
        />
      </DialogContent>
      <DialogActions>
        {typeof current === 'string' && <Button onClick={unlink}>{words('unlink')}</Button>}
        <CancelButton />
        <Button onClick={set} variant="contained">
          {translate('ra.action.save')}
        </Button>
      </DialogActions>
    </AskingDialog>
  );
}
