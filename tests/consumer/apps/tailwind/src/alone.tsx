import '@isopter/ui/theme.css';
import { Button } from '@isopter/ui/Button';
import { TextField } from '@isopter/ui/TextField';
import { createRoot } from 'react-dom/client';

createRoot(document.querySelector('#root')!).render(
  <>
    <Button variant="primary">Start test</Button>
    <TextField label="First name" />
  </>,
);
