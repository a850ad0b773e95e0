import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import FormatUnderlined from '@mui/icons-material/FormatUnderlined';
import InsertLink from '@mui/icons-material/InsertLink';
import LooksOne from '@mui/icons-material/LooksOneOutlined';
import LooksTwo from '@mui/icons-material/LooksTwoOutlined';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useEditorState, type Editor } from '@tiptap/react';
import { useTiptapEditor } from 'ra-input-rich-text';
import { useState, type ReactNode } from 'react';
import { useText, type TextKey } from '../../i18n';
import { LinkDialog } from './LinkDialog';

interface Format {
  name: string;
  label: TextKey;
  icon: ReactNode;
  toggle: (editor: Editor) => boolean;
}

const formats: Format[] = [
  {
    name: 'bold',
    label: 'form.editor.bold',
    icon: <FormatBold fontSize="inherit" />,
    toggle: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'italic',
    label: 'form.editor.italic',
    icon: <FormatItalic fontSize="inherit" />,
    toggle: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'underline',
    label: 'form.editor.underline',
    icon: <FormatUnderlined fontSize="inherit" />,
    toggle: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  {
    name: 'bulletList',
    label: 'form.editor.bullet_list',
    icon: <FormatListBulleted fontSize="inherit" />,
    toggle: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    label: 'form.editor.ordered_list',
    icon: <FormatListNumbered fontSize="inherit" />,
    toggle: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
];

/** Headings of the options (spec §9). */
const levels = [1, 2] as const;
const levelIcons = { 1: <LooksOne fontSize="inherit" />, 2: <LooksTwo fontSize="inherit" /> };

/** The toolbar of the editor: what the server keeps of a text, and nothing else. */
export function RichTextButtons({ headings = false }: { headings?: boolean }) {
  const editor = useTiptapEditor() as Editor | null;
  const text = useText();
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
      <ToggleButtonGroup size="small" value={active} aria-label={text('form.editor.toolbar')}>
        {formats.map(({ name, label, icon, toggle }) => (
          <ToggleButton key={name} value={name} aria-label={text(label)} onClick={() => toggle(editor)}>
            {icon}
          </ToggleButton>
        ))}
        {headings &&
          levels.map((level) => (
            <ToggleButton
              key={level}
              value={`h${level}`}
              aria-label={text('form.editor.heading', { level })}
              onClick={() => editor.chain().focus().toggleHeading({ level }).run()}
            >
              {levelIcons[level]}
            </ToggleButton>
          ))}
        <ToggleButton value="link" aria-label={text('form.editor.link')} onClick={() => setLinking(true)}>
          <InsertLink fontSize="inherit" />
        </ToggleButton>
      </ToggleButtonGroup>
      {linking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </>
  );
}
