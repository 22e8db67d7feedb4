import Button, { type ButtonProps } from '@mui/material/Button';
import { Link } from '../layout/navigation.tsx';

type LinkButtonProps = { to: string } & Pick<
  ButtonProps,
  'variant' | 'color' | 'size' | 'startIcon' | 'endIcon' | 'fullWidth' | 'sx' | 'children'
>;

/** A link that looks like a button. It is a link element because it opens another page. */
export const LinkButton = ({ to, ...rest }: LinkButtonProps) => <Button component={Link} to={to} {...rest} />;
