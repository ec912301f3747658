import { prerenderPlan } from './prerenderPlan';

export default prerenderPlan('182');
