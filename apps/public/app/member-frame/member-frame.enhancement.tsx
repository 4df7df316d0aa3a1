import './live-frame.tsx';
