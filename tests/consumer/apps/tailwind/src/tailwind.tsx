import './alone.tsx';
import './tailwind.css';
