import { Button } from '@isopter/ui/Button';

console.log(Button);
