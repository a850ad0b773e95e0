import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface PlainButtonProps {
  children: ReactNode;
  variant?: 'text' | 'contained';
  /** `inherit`: in the colour of the text around it. */
  color?: 'primary' | 'inherit';
  size?: 'small' | 'medium';
  startIcon?: ReactNode;
  /** A page of the portal to go to. */
  to?: string;
  /** State of that navigation. */
  state?: unknown;
  /** An address outside the portal. */
  href?: string;
  onClick?: () => void;
  /** Called when somebody is about to press it. */
  onIntent?: () => void;
  'aria-haspopup'?: 'dialog';
  'aria-current'?: 'page' | undefined;
  'aria-expanded'?: boolean;
  'aria-controls'?: string | undefined;
  sx?: SxProps<Theme>;
}

const LOOKS = {
  text: { px: 2.5, '&:hover': { bgcolor: 'primary.wash' } },
  contained: {
    px: 2.5,
    color: 'primary.contrastText',
    bgcolor: 'primary.main',
    '&:hover': { bgcolor: 'primary.dark' },
  },
} as const;

/**
 * A button, or a link that looks like one, as the theme draws MUI's `Button`. Header and project list use it: MUI's own, with its
 * ripple and spinner, is 7 kB of the first page. Pages with code of their own use MUI's.
 */
export function PlainButton(props: PlainButtonProps) {
  const {
    variant = 'text',
    color = 'primary',
    size = 'medium',
    startIcon,
    to,
    state,
    href,
    sx,
    onIntent,
    ...rest
  } = props;
  const element =
    to !== undefined ? { component: Link, to, state } : href ? { component: 'a', href } : BUTTON;
  return (
    <Box
      {...element}
      onPointerOver={onIntent}
      onFocus={onIntent}
      {...rest}
      sx={{
        typography: 'button',
        display: 'inline-flex',
        alignItems: 'center',
        justifyContent: 'center',
        minWidth: 64,
        minHeight: size === 'small' ? 36 : 44,
        py: 0.75,
        border: 0,
        borderRadius: 99,
        cursor: 'pointer',
        textDecoration: 'none',
        color: color === 'inherit' ? 'inherit' : 'primary.main',
        bgcolor: 'transparent',
        transition: 'background-color 250ms',
        ...LOOKS[variant],
        ...(size === 'small' && { px: 1.75, fontSize: '0.8125rem' }),
        ...(sx as object),
      }}
    >
      {startIcon && (
        <Box component="span" sx={{ display: 'inherit', mr: 1, ml: -0.5, '& > svg': { fontSize: 20 } }}>
          {startIcon}
        </Box>
      )}
      {props.children}
    </Box>
  );
}

const BUTTON = { component: 'button', type: 'button' } as const;
