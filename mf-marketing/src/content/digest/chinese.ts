import type { Facts } from '@platform/contract';
import { laws } from '../law/laws';
import type { Digest } from './digest';
import { inChinese } from './months';

const name = ({ names }: Facts) => names['zh-Hans'];
const river = (facts: Facts) => name(facts).river ?? '江水';
const days = ({ from, until }: { readonly from: string; readonly until?: string | undefined }) =>
  until && until !== from ? `${inChinese(from)}至${inChinese(until)}` : inChinese(from);

export const chinese: Digest = {
  title: ['夜色初临，', '江先亮起'],
  lead: (facts) =>
    `${name(facts).project}位于韩国大田，${river(facts)}之畔，毗邻屯山生活圈。共${facts.buildings}栋，地上最高${facts.floors}层，${facts.households}户。`,
  later: '待公布',
  overview: {
    title: '项目概况',
    rows: (facts) => [
      { label: '项目名称', value: `${name(facts).project}（${facts.projectName}）` },
      { label: '位置', value: name(facts).address },
      {
        label: '规模',
        value: `${facts.buildings}栋，地下${facts.basementFloors}层、地上最高${facts.floors}层`,
      },
      { label: '户数', value: `${facts.households}户` },
      { label: '专用面积', value: `${facts.exclusiveAreas.join('、')}㎡` },
      { label: '预计入住', value: inChinese(facts.moveIn) },
    ],
  },
  location: {
    title: '位置',
    text: (facts) =>
      `项目位于${name(facts).address}。${river(facts)}自西向北环绕而过，东侧与屯山生活圈相接，购物、学校、公园和政府机关集中于此。窗外景观因楼栋、楼层和户号而异。`,
    link: { label: '位置图与周边', path: '/LocationEnvironment/intro' },
  },
  types: {
    title: '户型',
    lead: '各户型的平面图与房间尺寸见韩文页面，并可下载按比例绘制的 PDF。',
    head: ['户型', '专用面积', '供应面积', '户数'],
    link: { label: '平面图', path: '/FloorPlan/59A' },
  },
  schedule: {
    title: '销售日程',
    lead: ({ salesSchedule }) =>
      salesSchedule ? '日程可能因审批而变动，以入住者招募公告为准。' : '日期确定后在日程页面公布。各步骤顺序如下。',
    steps: ({ salesSchedule, moveIn }) =>
      salesSchedule?.map((step) => ({ label: step.label, value: days(step), language: 'ko' })) ?? [
        { label: '入住者招募公告', value: null },
        { label: '受理申购', value: null },
        { label: '公布中签结果', value: null },
        { label: '签订合同', value: null },
        { label: '入住', value: `${inChinese(moveIn)}（预计）` },
      ],
    link: { label: '销售日程', path: '/BusinessGuide/plan' },
  },
  apply: {
    title: '申购方式',
    lead: '韩国新建住宅依《住宅供应规则》以申购（청약）方式销售，要点如下。',
    topics: [
      {
        title: '先发布入住者招募公告',
        text: '价格、各户型户数、日程和条件均由公告确定。公告至少在首个申购日的十天前发布，部分特别供应可缩短至五天前。',
      },
      {
        title: '居住地',
        text: '公告日居住在大田广域市的成年人可以申购，居住在世宗特别自治市和忠清南道的成年人也可以申购。同一顺位中，优先选定大田居民。',
      },
      {
        title: '住宅申购储蓄',
        text: '第一顺位须加入住宅申购综合储蓄满六个月，并存入所申购面积对应的预存金额。市长可将期限延长至十二个月。',
      },
      {
        title: '积分制与抽签',
        text: '第一顺位出现竞争时，专用面积超过85㎡的住宅以抽签方式选定；85㎡以下的住宅，如区厅长公告，最多40%按积分选定，其余抽签。第二顺位出现竞争时，均以抽签选定。',
      },
    ],
    source: `《住宅供应规则》（${laws.supplyRule.name}）第4、21、25、28条，${inChinese(laws.supplyRule.inForce)}施行。本页仅为摘要，不构成对任何人申购资格的判断。`,
    link: { label: '申购指南', path: '/SalesInfo/SubscriptionGuide' },
  },
  contact: {
    title: '咨询与参观',
    text: '欢迎来电，或在韩文页面留下姓名和电话预约参观。',
    link: ({ slug }) => ({ label: '预约参观', path: `/${slug}/customer` }),
  },
  notice:
    '本页为方便阅读而提供的摘要。如与韩文页面或正式的入住者招募公告不一致，以韩文为准。图片为便于理解而制作的电脑图像（CG），可能与实际不同。',
};
