export { type Slide, Slider, type SliderProps } from './Slider';
