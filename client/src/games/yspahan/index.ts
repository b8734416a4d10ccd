export { face } from '../generic';
