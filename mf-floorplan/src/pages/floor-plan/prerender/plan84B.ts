import { prerenderPlan } from './prerenderPlan';

export default prerenderPlan('84B');
