import { prerenderPlan } from './prerenderPlan';

export default prerenderPlan('115');
